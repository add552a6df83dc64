import { type Token, tokensOf } from './tokens.ts'

const functionNames = ['SUM', 'AVG', 'MIN', 'MAX', 'COUNT', 'ROUND', 'ABS', 'CEIL', 'FLOOR', 'IF', 'DAYS', 'WORKDAYS'] as const
export type FunctionName = (typeof functionNames)[number]
export type Operator = '+' | '-' | '*' | '/' | '>' | '<' | '>=' | '<=' | '=' | '!='

export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'field'; readonly id: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] }

const maxDepth = 40
const levels: readonly (readonly string[])[] = [
  ['>', '<', '>=', '<=', '=', '!='],
  ['+', '-'],
  ['*', '/'],
]

class WrongFormula extends Error {}

const isFunction = (name: string): name is FunctionName => functionNames.some((known) => known === name)

/** Reads by descent; how deep it goes is bounded, as brackets come from outside. */
const reader = (tokens: readonly Token[]) => {
  let place = 0
  let depth = 0
  const peek = () => tokens[place]?.text
  const take = (text: string) => {
    if (peek() !== text) throw new WrongFormula()
    place += 1
  }

  const args = (): readonly Formula[] => {
    const found: Formula[] = []
    take('(')
    while (peek() !== ')') {
      if (found.length > 0) take(',')
      found.push(level(0))
    }
    take(')')
    return found
  }

  const atom = (): Formula => {
    const token = tokens[place]
    if (!token) throw new WrongFormula()
    if (token.text === '(') {
      take('(')
      const inner = level(0)
      take(')')
      return inner
    }
    place += 1
    if (token.kind === 'number') return { kind: 'number', text: token.text }
    if (token.text === '-') return { kind: 'negative', of: deeper(atom) }
    if (token.kind !== 'name') throw new WrongFormula()
    if (peek() !== '(') return { kind: 'field', id: token.text }
    if (!isFunction(token.text)) throw new WrongFormula()
    return { kind: 'call', name: token.text, args: args() }
  }

  const deeper = <Result>(read: () => Result): Result => {
    depth += 1
    if (depth > maxDepth * (levels.length + 1)) throw new WrongFormula()
    const result = read()
    depth -= 1
    return result
  }

  const level = (height: number): Formula =>
    deeper(() => {
      const operators = levels[height]
      if (!operators) return atom()
      let left = level(height + 1)
      for (let sign = peek(); sign !== undefined && operators.includes(sign); sign = peek()) {
        take(sign)
        left = { kind: 'binary', operator: sign as Operator, left, right: level(height + 1) }
      }
      return left
    })

  const whole = () => {
    const formula = level(0)
    if (place < tokens.length) throw new WrongFormula()
    return formula
  }
  return { whole }
}

/** Undefined where it is no formula. Nothing of it is ever run as code. */
export const parseFormula = (text: string): Formula | undefined => {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return undefined
  try {
    return reader(tokens).whole()
  } catch (error) {
    if (error instanceof WrongFormula) return undefined
    throw error
  }
}

/** Whether it counts working days, which only the calendar of the school can tell. */
export const countsWorkingDays = (formula: Formula): boolean => {
  if (formula.kind === 'negative') return countsWorkingDays(formula.of)
  if (formula.kind === 'binary') return countsWorkingDays(formula.left) || countsWorkingDays(formula.right)
  return formula.kind === 'call' && (formula.name === 'WORKDAYS' || formula.args.some(countsWorkingDays))
}

/** The fields that it reads, `table.column` for a column. */
export const fieldsIn = (formula: Formula): readonly string[] => {
  if (formula.kind === 'field') return [formula.id]
  if (formula.kind === 'negative') return fieldsIn(formula.of)
  if (formula.kind === 'binary') return [...fieldsIn(formula.left), ...fieldsIn(formula.right)]
  return formula.kind === 'call' ? formula.args.flatMap(fieldsIn) : []
}
