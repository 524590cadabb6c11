function Section(): never {
  throw new Error("a seção quebrou");
}

/** A page with a part that fails. */
export function Broken() {
  return (
    <>
      <h1>Inteira</h1>
      <Section />
    </>
  );
}
