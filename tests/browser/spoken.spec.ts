import { mkdir, readFile, writeFile } from "node:fs/promises";
import { retold } from "./retold";
import { desktop, expect, hydrated, menuButton, phone, screenNames, screens, test } from "./site";
import { among, said, written } from "./spoken";

const FOLDER = "docs/spoken";
const MEND = "Is the change on purpose? Write the files anew with `npm run spoken`, and read what changed aloud.";

const withMouse = { ...desktop, deviceScaleFactor: 1, hasTouch: false, isMobile: false };

test.use(phone);

for (const screen of screenNames) {
  test(`a screen reader says of ${screen} what its file says`, async ({ open, browser }, { config }) => {
    const page = await open(screen);
    const closed = await said(page);
    await menuButton(page).click();
    const opened = among(await said(page), /^navegação: Menu/);
    const widePage = await browser.newPage(withMouse);
    await widePage.goto(screens[screen]);
    await hydrated(widePage);
    const wide = among(await said(widePage), /^(cabeçalho|botão)/);
    await widePage.close();
    const heard = written([
      closed,
      { line: "com o menu aberto", parts: opened },
      { line: "em tela larga, com mouse", parts: wide },
    ]);
    const file = `${FOLDER}/${screen}.txt`;
    if (["all", "changed"].includes(config.updateSnapshots)) {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, heard);
      return;
    }
    const kept = await readFile(file, "utf8").catch(() => "");
    expect(retold(kept, heard), MEND).toBe(kept);
  });
}
