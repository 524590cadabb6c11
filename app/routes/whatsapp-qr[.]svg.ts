import { encode } from "uqr";
import { business } from "~/content/business";
import { qrHouse, qrOptions } from "~/illustrations/qr-house";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";
import { colors } from "~/styles/colors";
import { whatsappHref } from "~/utils/contact-links";

/**
 * Draws a lit house with the chat's QR code on its front. On screens the footer's skyline hides the house below the code.
 * The chat has no first message: a shorter URL makes a smaller code, which can be read from farther away.
 */
export function loader() {
  const { roof, width, height } = qrHouse;
  const { data } = encode(whatsappHref(business.whatsapp), qrOptions);
  const rows = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y + roof + 0.5}h1` : "")).join(""))
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colors.lamp}" d="M0 ${roof - 2} ${width / 2} 1 ${width} ${roof - 2}v2H0Z"/><path fill="${colors.lampPale}" d="M0 ${roof}h${width}V${height}H0Z"/><path stroke="${colors.night}" shape-rendering="crispEdges" d="${rows}"/></svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": PAGE_CACHE_CONTROL } });
}
