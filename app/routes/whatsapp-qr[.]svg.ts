import { encode } from "uqr";
import { business } from "~/content/business";
import { drawQrHouse, qrOptions } from "~/illustrations/qr-house";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";
import { whatsappHref } from "~/utils/contact-links";

/** The QR code of a chat without a first message: a shorter URL makes a smaller code, which can be read from farther away. */
export function loader() {
  const code = encode(whatsappHref(business.whatsapp), qrOptions);
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": PAGE_CACHE_CONTROL };
  return new Response(drawQrHouse(code.data), { headers });
}
