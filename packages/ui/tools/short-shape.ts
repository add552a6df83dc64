/** On a field of 48 by 48 a tenth is finer than any screen draws: shapes are written in whole tenths, so the field is ten times as wide. */
export const tenthsOfField = 480

type Step = readonly [command: string, figures: readonly number[]]

const figuresOf: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 }

/** The steps of a shape; nothing for one that is written with others than these four. */
const read = (shape: string): readonly Step[] | undefined => {
  const steps = [...shape.matchAll(/([a-z])([^a-z]*)/gi)].map(
    ([, command = '', rest = '']): Step => [
      command,
      (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map((figure) => Math.round(Number(figure) * 10)),
    ],
  )
  return steps.every(([command, figures]) => figuresOf[command] === figures.length) ? steps : undefined
}

/** A minus sign separates as well as a space does. */
const written = (figures: readonly number[]) =>
  figures.map((figure, index) => (index > 0 && figure >= 0 ? ` ${figure}` : `${figure}`)).join('')

const line = (dx: number, dy: number): Step => {
  if (dy === 0) return ['h', [dx]]
  return dx === 0 ? ['v', [dy]] : ['l', [dx, dy]]
}

/** Each step from where the last one ended, in small figures that repeat; steps that go nowhere are left out. */
export const shortShape = (shape: string): string | undefined => {
  const steps = read(shape)
  if (!steps) return undefined
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let short = ''
  let last = ''
  const add = ([command, figures]: Step) => {
    const text = written(figures)
    short += command === last ? `${text.startsWith('-') ? '' : ' '}${text}` : `${command}${text}`
    last = command
  }
  for (const [command, figures] of steps) {
    if (command === 'Z') {
      add(['z', []])
      last = ''
      ;[x, y] = [startX, startY]
      continue
    }
    const moves = figures.map((figure, index) => figure - (index % 2 === 0 ? x : y))
    const [dx = 0, dy = 0] = moves.slice(-2)
    if (command === 'M') {
      add(['m', moves])
      last = ''
      ;[startX, startY] = [x + dx, y + dy]
    } else if (moves.some((move) => move !== 0)) add(command === 'C' ? ['c', moves] : line(dx, dy))
    ;[x, y] = [x + dx, y + dy]
  }
  return short
}
