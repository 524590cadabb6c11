/** Packages that the scripts use and that bring no types. */
declare module "autocannon";
declare module "subset-font";
