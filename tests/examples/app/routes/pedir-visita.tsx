import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "~/components/button";
import { CallButton } from "~/components/call-link";
import { Field, fieldLook } from "~/components/field";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { sendMail } from "../utils/send-mail.server";

/** The empty form is the same for everybody. The answer to what was sent is rendered for its visitor. */
export const handle: RouteHandle = { isStatic: true };

export const meta = () =>
  documentMeta({
    title: "Peça uma visita do chaveiro no Recife",
    description: "Diga o que precisa e quando. O chaveiro responde por telefone.",
    path: "/pedir-visita",
  });

/** After sending it redirects, so that reloading the page sends nothing again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  // Only robots send more than the fields take.
  const value = (field: string) => `${form.get(field) ?? ""}`.trim().slice(0, 2000);
  const sent = { name: value("nome"), phone: value("telefone"), text: value("pedido") };
  if (!sent.name || !sent.phone || !sent.text)
    return json({ sent, fault: "Faltou alguma coisa: preencha os três campos." }, 400);
  if (value("site")) return redirect("/pedido-recebido"); // a robot
  try {
    await sendMail({ subject: `Visita para ${sent.name}`, text: `${sent.name}, ${sent.phone}\n\n${sent.text}` });
  } catch (error) {
    console.error("POST /pedir-visita", error);
    return json({ sent, fault: "Não sabemos se o pedido chegou. Ligue para a gente, é mais rápido." }, 500);
  }
  return redirect("/pedido-recebido");
}

export default function Route() {
  const { fault, sent } = useActionData<typeof action>() ?? {};
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const onPageShow = () => setIsSending(false); // Back shows the page as it was left
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  /** Without a network what is written stays, below the offline notice. */
  function onSubmit(event: FormEvent) {
    if (navigator.onLine) setIsSending(true);
    else event.preventDefault();
  }
  return (
    <div className="grid box-content max-w-168 gap-6 px-inset py-16">
      <h1>Peça uma visita</h1>
      {fault && (
        <p role="alert" className="font-bold">
          {fault}
        </p>
      )}
      {/* With `reloadDocument` the browser sends the form. So it shows the proxy's own page if no answer comes. */}
      <Form method="post" reloadDocument onSubmit={onSubmit} className="grid gap-4">
        <Field label="Nome">
          <input name="nome" autoComplete="name" required defaultValue={sent?.name} className={fieldLook} />
        </Field>
        <Field label="Telefone">
          <input
            name="telefone"
            type="tel"
            autoComplete="tel"
            required
            defaultValue={sent?.phone}
            className={fieldLook}
          />
        </Field>
        <Field label="O que precisa, e quando">
          <textarea name="pedido" rows={4} maxLength={1000} required defaultValue={sent?.text} className={fieldLook} />
        </Field>
        {/* Only robots see it. */}
        <input name="site" hidden />
        <Button variant="lamp" type="submit" disabled={isSending}>
          {isSending ? "Enviando…" : "Enviar pedido"}
        </Button>
      </Form>
      <CallButton variant="outlined" />
    </div>
  );
}
