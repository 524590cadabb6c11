// The health check of the image: 0 when the site can answer, or has the page that is named. Docker does not restart a
// frozen process, but restarts one that has ended. So three requests without an answer end the process.
import { get } from "node:http";

const { HOST: host = "localhost", PORT: port } = process.env;
const [, , path = "/healthz"] = process.argv;
const ask = () =>
  /** @type {Promise<string>} */ (
    new Promise((resolve) => {
      get({ host, port, path, timeout: 2000 }, ({ statusCode }) => resolve(`${statusCode}`))
        .on("timeout", () => resolve("none"))
        .on("error", () => resolve("refused"));
    })
  );

let answer = "none";
for (let tries = 0; answer === "none" && tries < 3; tries++) answer = await ask();
console.log(path, answer);
// Docker starts a health check from outside the container; elsewhere this would end every process of a user.
/** @type {NodeJS.Signals} A misspelt name is no signal. */
const signal = "SIGKILL";
if (answer === "none" && process.ppid === 0) process.kill(-1, signal);
process.exit(answer === "200" ? 0 : 1);
