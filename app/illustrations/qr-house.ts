import { colors } from "~/styles/colors";

/* A lit house with a QR code on its front. All sizes are in modules of the code. */

/**
 * For `encode` of the package uqr. Version 3 has 29 modules, and room for the URL of any Brazilian number.
 * Level M survives damage to 15 % of the code. The border is the quiet zone (ISO/IEC 18004).
 */
export const qrOptions = { ecc: "M", minVersion: 3, maxVersion: 3, border: 4 } as const;

const roof = 12;
const code = 29 + 2 * qrOptions.border;

/**
 * From the top: the roof, the code, and a wall as high as the code. In the footer, the skyline stands in front of that wall.
 * On paper the house ends one module below the code.
 */
export const qrHouse = { width: code, height: roof + 2 * code, printedHeight: roof + code + 1 };

/**
 * @param modules of the code, true where it is dark
 * @returns the SVG of the house
 */
export function drawQrHouse(modules: boolean[][]): string {
  const { width, height } = qrHouse;
  const darkModules = modules.flatMap(
    (row, y) => row.map((isDark, x) => (isDark ? `M${x} ${roof + y + 0.5}h1` : "")), // lines of width 1, through the middle of each module
  );
  const eaves = roof - 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colors.lamp}" d="M0 ${eaves} ${width / 2} 1 ${width} ${eaves}V${roof}H0Z"/>`,
    `<path fill="${colors.lampPale}" d="M0 ${roof}H${width}V${height}H0Z"/>`,
    `<path stroke="${colors.night}" shape-rendering="crispEdges" d="${darkModules.join("")}"/>`,
    "</svg>",
  ].join("");
}
