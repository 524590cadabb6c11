/** Sizes of the house with the chat's QR code, in modules of the code. routes/whatsapp-qr[.]svg.ts draws it. */
const roof = 12;
/** Version 3 of a QR code has 29 modules, and a quiet zone of 4 on each side (ISO/IEC 18004). */
const code = 29 + 2 * 4;

/** The code is on the upper half of the front, so the house is twice as high as the code. */
export const qrHouse = { roof, width: code, height: roof + 2 * code };
