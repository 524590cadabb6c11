/* A static page with a button that needs React. */
import { useState } from "react";

export const handle = { isStatic: true };

export default function Route() {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <h1 style={{ fontFamily: '"A & <B>", serif' }}>Parada</h1>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Tocado {taps} vez
      </button>
    </>
  );
}
