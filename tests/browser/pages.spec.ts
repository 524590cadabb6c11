import { expect, test } from "./site";

for (const screen of ["home", "night", "car", "residential", "notFound"] as const) {
  test(`${screen} opens with a silent console and asks no other origin`, async ({ open }) => {
    const page = await open(screen);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}
