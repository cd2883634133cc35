/** The name by which screens tell buildings apart: the one of the package, otherwise the building's code. */
export const instanceName = ({ instance_name, code }: { instance_name: string; code: string }): string =>
  instance_name || code;
