/** The front of an old house of Recife: whitewashed gable, tiles, a fanlight, and a door that has just been opened. */
export function DoorScene() {
  return (
    <>
      <path className="fill-home-end" d="M0 0h400v500H0Z" />
      <path className="fill-home" d="M0 0h400v74q-70 0-92 26-24-44-108-44T92 100Q70 74 0 74Z" />
      <path
        className="fill-lamp-pale"
        d="M40 96q34-2 52 16 24-46 108-46t108 46q18-18 52-16v10q-36-2-50 20-26-46-110-46T90 126q-14-22-50-20Z"
      />
      <path className="fill-home" opacity=".55" d="M60 196h44v8H60Zm236 0h44v8h-44Z" />
      <path className="fill-lamp-pale" d="M132 490V232q0-68 68-68t68 68v258Z" />
      <path className="fill-ember" d="M144 490V234q0-58 56-58t56 58v256Z" />
      <path className="fill-lamp" d="M148 232q2-50 52-50t52 50Z" />
      <path className="stroke-ember" strokeWidth="5" d="M200 182v50m-36-38 36 38 36-38" fill="none" />
      <path className="fill-lamp" d="M152 242h96v248h-96Z" />
      <path className="fill-white" opacity=".75" d="M152 242h40v248h-40Z" />
      <path className="fill-car-end" d="m192 242 56-8v262l-56-14Z" />
      <path
        className="stroke-night"
        strokeOpacity=".35"
        strokeWidth="4"
        fill="none"
        d="m204 262 32-4v86l-32 2Zm0 106 32 1v92l-32-6Z"
      />
      <circle cx="202" cy="360" r="5" className="fill-lamp" />
      <path
        className="stroke-lamp-pale"
        strokeWidth="4"
        fill="none"
        d="m62 420 16-16 16 16-16 16Zm32 0 16-16 16 16-16 16Zm-32 32 16-16 16 16-16 16Zm32 0 16-16 16 16-16 16Zm180-32 16-16 16 16-16 16Zm32 0 16-16 16 16-16 16Zm-32 32 16-16 16 16-16 16Zm32 0 16-16 16 16-16 16Z"
      />
      <path className="fill-white" d="M272 210h36v27h-36Z" />
      <path className="stroke-home" strokeWidth="4" fill="none" d="M277 219q8-5 8 2 0 4-8 9h9m9-12v8h8m-2-8v13" />
      <path className="fill-ember" d="M100 490h200v-8H100Z" />
    </>
  );
}
