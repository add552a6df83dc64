const everyMs = 1000

/** Says what is under way and for how long: on a terminal in one line that is written over, elsewhere once at its beginning and end. */
export const withProgress = async <Outcome>(what: string, work: () => Promise<Outcome>): Promise<Outcome> => {
  const { stderr } = process
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const show = (text: string) => stderr.write(stderr.isTTY ? `\r\u001B[2K${text}` : `${text}\n`)
  show(`${what}…`)
  const timer = stderr.isTTY ? setInterval(() => show(`${what}… ${seconds()} s`), everyMs) : undefined
  try {
    const outcome = await work()
    show(`${what}: done in ${seconds()} s`)
    return outcome
  } finally {
    clearInterval(timer)
    if (stderr.isTTY) stderr.write('\n')
  }
}
