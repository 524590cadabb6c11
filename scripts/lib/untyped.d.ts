/** A package without types that the scripts use. */
declare module "subset-font";
