/** Processor time of the whole process so far, in milliseconds. */
export const cpuUsed = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
