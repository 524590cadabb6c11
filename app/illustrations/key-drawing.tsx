import keysUrl from "./keys.svg";

/** Views of keys.svg, in the order of the rack. */
const blades = ["key-1", "key-2", "key-3", "key-2", "key-1", "key-4"];

export function KeyHook() {
  return (
    <img
      loading="lazy"
      alt=""
      src={`${keysUrl}#hook`}
      width="26"
      height="50"
      className="absolute top-1 z-1 self-center"
    />
  );
}

export function KeyBlade({ index }: { index: number }) {
  return <img loading="lazy" alt="" src={`${keysUrl}#${blades[index % blades.length]}`} width="42" height="84" />;
}
