import { business } from "../content/business";
import { allPayments, areas, arrival, experience } from "../content/claims";
import { maskPhone, phoneHref, whatsappHref } from "../content/contact-links";
import { messages } from "../content/messages";
import { pages } from "../content/pages";
import { absoluteUrl } from "../content/site-url";
import { resourceHeaders } from "../server/response-headers";

/** The site as one Markdown page for assistants, in the format of https://llmstxt.org. */
export function loader() {
  return new Response(text(), { headers: resourceHeaders("text/plain; charset=utf-8") });
}

function text(): string {
  const { name, phone, whatsapp, address, hours } = business;
  const links = Object.values(pages).map(
    ({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}\n`,
  );
  return `# ${name}

> Chaveiro só ${areas}, para carro, casa e empresa, com mais de ${experience} de experiência. Chega em até ${arrival} em qualquer bairro, a qualquer hora, feriado também. Aceita ${allPayments}. Atende por WhatsApp ou telefone; não há formulário nem cadastro.

## Páginas

${links.join("")}
## Contato e horário

- Telefone: [${maskPhone(phone)}](${phoneHref(phone)})
- WhatsApp: [${maskPhone(whatsapp)}](${whatsappHref(whatsapp, messages.urgent)})
- Endereço: ${address.street}, ${address.district}, ${address.city} – ${address.state}
- Horário: ${hours}
`;
}
