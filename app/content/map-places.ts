interface MapPlace {
  name: string;
  /** Position on the map of 480 × 480 units: x is (longitude + 34.972) * 3367, y is (-7.990 - latitude) * 3400. */
  x: number;
  y: number;
  /** Whether the name is to the left of its dot. */
  isLeft?: boolean;
}

/** Places on the map. A lamp marks the business's district if the list has it. */
export const mapPlaces: readonly MapPlace[] = [
  { name: "Aflitos", x: 253, y: 177 },
  { name: "Casa Amarela", x: 189, y: 119 },
  { name: "Várzea", x: 44, y: 194 },
  { name: "Boa Vista", x: 277, y: 228, isLeft: true },
  { name: "Recife Antigo", x: 338, y: 253, isLeft: true },
  { name: "Boa Viagem", x: 247, y: 442, isLeft: true },
  { name: "Ibura", x: 101, y: 439, isLeft: true },
  { name: "Dois Unidos", x: 199, y: 37, isLeft: true },
  { name: "Pina", x: 293, y: 340, isLeft: true },
  { name: "Afogados", x: 212, y: 299, isLeft: true },
  { name: "Imbiribeira", x: 202, y: 391, isLeft: true },
  { name: "Casa Forte", x: 178, y: 149 },
  { name: "Dois Irmãos", x: 94, y: 85 },
];
