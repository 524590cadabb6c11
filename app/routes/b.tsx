export default function B() {
  return <h1 className="text-xl">B</h1>;
}
