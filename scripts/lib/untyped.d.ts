/** A package that the scripts use and that brings no types. */
declare module "subset-font";
