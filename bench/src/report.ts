interface Judged {
  readonly what: string
  readonly result: string
  readonly goal: string
  readonly isMet: boolean
}

const judged: Judged[] = []
let part = ''

export const beginPart = (name: string, title: string) => {
  part = name
  console.log(`\n${title}`)
}

export const printLine = (what: string, value: string, note = '') => console.log(`  ${what.padEnd(34)} ${value.padStart(12)}  ${note}`)

/** A number that has a goal; it is repeated in the table at the end. */
export const judge = (what: string, value: string, isMet: boolean, goal: string, note = '') => {
  judged.push({ what: `${part}: ${what}`, result: value, goal, isMet })
  printLine(what, value, `${note ? `${note}, ` : ''}${isMet ? 'meets' : 'MISSES'} the goal of ${goal}`)
}

/** A ratio that is to be at least so much. */
export const judgeRatio = (what: string, ratio: number, goal: number, note = '') =>
  judge(what, ratio.toFixed(3), ratio >= goal, goal === 1 ? 'at least 1' : String(goal), note)

/** Every goal of this run with its result. */
export const reportGoals = () => {
  const width = Math.max(...judged.map(({ what }) => what.length))
  console.log('\nGoals')
  for (const { what, result, goal, isMet } of judged)
    console.log(`  ${what.padEnd(width)} ${result.padStart(12)}  ${goal.padStart(12)}  ${isMet ? 'met' : 'MISSED'}`)
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
