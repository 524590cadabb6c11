import { Button } from "~/components/button";
import { CallButton } from "~/components/call-link";
import { Notice } from "./notice";

/** The site's notices, from top to bottom. */
export function Notices() {
  return (
    <>
      <Notice name="cookies" text="O Google pode usar cookies para contar que anúncio trouxe você?">
        <Button variant="outlined" type="submit" value="sim">
          Pode
        </Button>
        <Button variant="outlined" type="submit" value="nao">
          Não, obrigado
        </Button>
      </Notice>
      <Notice
        name="natal-2026"
        text="De 24 a 26 de dezembro a gente pode demorar mais. Ligue, e diga onde está."
        from="2026-12-24T00:00-03:00"
        until="2026-12-27T00:00-03:00"
      >
        <CallButton variant="outlined" />
        <Button variant="outlined" type="submit">
          Fechar
        </Button>
      </Notice>
    </>
  );
}
