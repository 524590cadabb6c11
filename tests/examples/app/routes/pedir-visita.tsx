import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "~/components/button";
import { CallButton } from "~/components/call-link";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { Field, fieldLook } from "../components/field";
import { sendMail } from "../utils/send-mail.server";

/** The empty form is the same for all visitors. The answer to a form is rendered for the visitor who sent it. */
export const handle: RouteHandle = { isStatic: true };

export const meta = () =>
  documentMeta({
    title: "Peça uma visita do chaveiro no Recife",
    description: "Diga o que precisa e quando. O chaveiro responde por telefone.",
    path: "/pedir-visita",
  });

/** Redirects after sending, so that reloading the page does not send the form again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  // Only robots send more characters than the fields accept.
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
    const onPageShow = () => setIsSending(false); // going back shows the page as it was left
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  /** Offline, the form stays as it is, below the offline notice. */
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
      {/* With `reloadDocument` the browser itself sends the form, and shows the proxy's fallback page if no instance answers. */}
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
        {/* Only robots see this field. */}
        <input name="site" hidden />
        <Button variant="lamp" type="submit" disabled={isSending}>
          {isSending ? "Enviando…" : "Enviar pedido"}
        </Button>
      </Form>
      <CallButton variant="outlined" />
    </div>
  );
}
