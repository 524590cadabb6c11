import keysUrl from "./keys.svg";

/** In the order of the rack: brass and steel by turns, with three different cuts. */
const blades = ["key-1", "key-2", "key-3", "key-2", "key-1", "key-4"];

/** The hook of one key. The files of drawings come when the visitor is near; `loading` stands first, as in recife-map.tsx. */
export function KeyHook() {
  return (
    <img
      loading="lazy"
      src={`${keysUrl}#hook`}
      alt=""
      width="26"
      height="50"
      className="absolute top-1 z-10 self-center"
    />
  );
}

export function KeyBlade({ index }: { index: number }) {
  return <img loading="lazy" src={`${keysUrl}#${blades[index % blades.length]}`} alt="" width="42" height="84" />;
}
