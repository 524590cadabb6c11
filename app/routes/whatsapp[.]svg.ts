import { encode } from "uqr";
import { business } from "~/content/business";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";
import { colors } from "~/styles/colors";
import { whatsappHref } from "~/utils/contact-links";

/**
 * Draws a lit house with the chat's QR code on its front. On screens the footer's skyline hides the house below the code.
 * The chat has no first message: a shorter URL makes a smaller code, which can be read from farther away.
 */
export function loader() {
  // Level M survives damage to 15 % of the code. The border is the quiet zone (ISO/IEC 18004).
  const { data } = encode(whatsappHref(business.whatsapp), { ecc: "M", border: 4 });
  const width = data.length; // 37 for a mobile number, 33 for a landline
  const roof = 12;
  const height = roof + 2 * width; // components/footer-call.tsx has the proportions of a mobile number's
  const rows = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y + roof + 0.5}h1` : "")).join(""))
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colors.lamp}" d="M0 ${roof - 2} ${width / 2} 1 ${width} ${roof - 2}v2H0Z"/><path fill="${colors.lampPale}" d="M0 ${roof}h${width}v${2 * width}H0Z"/><path stroke="${colors.night}" shape-rendering="crispEdges" d="${rows}"/></svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": PAGE_CACHE_CONTROL } });
}
