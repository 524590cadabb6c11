import { readFileSync } from "node:fs";

/**
 * @param {number} pid
 * @param {"VmRSS" | "VmHWM"} field resident memory now, or at its highest (proc_pid_status(5))
 * @returns {number} MB; NaN where there is no /proc
 */
export function memory(pid, field) {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(read(pid, "status")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * @param {number} pid
 * @returns {number} µs that the process has spent on a processor, in user and system mode (proc_pid_stat(5), fields 14
 *   and 15, in hundredths of a second); NaN where there is no /proc
 */
export function cpuTime(pid) {
  // The second field, a name in parentheses, may hold spaces.
  const fields = read(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/**
 * @param {number} pid
 * @param {string} file
 */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
