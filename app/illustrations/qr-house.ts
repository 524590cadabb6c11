/* The house with the chat's QR code, which routes/whatsapp-qr[.]svg.ts draws. All sizes are in modules of the code. */

/**
 * Version 3 has 29 modules, and room for the URL of any Brazilian number. The border is the quiet zone (ISO/IEC 18004).
 * Level M survives damage to 15 % of the code.
 */
export const qrOptions = { ecc: "M", minVersion: 3, maxVersion: 3, border: 4 } as const;

const width = 29 + 2 * qrOptions.border;
const roof = 12;

/** Below the roof, the house is twice as high as wide: its upper half is the code, and the footer's skyline hides the lower half. */
export const qrHouse = { width, roof, height: roof + 2 * width };
