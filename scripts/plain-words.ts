import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { replacedSummaries, replacedTexts } from './screen-words.ts'

/**
 * Names that this code base no longer uses, with the word of the field for each. Remove a line once nobody
 * remembers the old name.
 */
const replaced: Readonly<Record<string, string>> = {
  deed: 'action',
  deeds: 'actions',
  keeper: 'SecretBox',
  seams: 'handlers',
  haveable: 'eligibility',
  foresight: 'forecast',
  notePassage: 'recordLogin',
  letIn: 'startSession',
  goodsId: 'productId',
  goods_id: 'product_id',
  lineWish: 'LineRequest',
  healOrders: 'recoverOrders',
  learnMoney: 'applyPaid',
  mostAtOnce: 'batchSize',
  unlessSaid: 'mapErrorCodes',
  failsAs: 'toProviderError',
  saidOnly: 'VisuallyHidden',
  carryOut: 'run',
  makeAnew: 'recreate',
  openWorld: 'openServices',
  chromeWords: 'layoutWords',
  traveller: 'outside browser',
  key_sealed: 'key_encrypted',
}

/** As a whole name, or as a part of one: `noteDeed`, `DeedProps`. */
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
const partsOf = (name: string) => `(?<![A-Za-z])${name}(?![a-z])|${capital(name)}(?![a-z])`
const anyOf = new RegExp(Object.keys(replaced).map(partsOf).join('|'), 'g')

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'e2e', 'bench', 'scripts'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'scripts/plain-words.ts')

const wordFor = (found: string) => replaced[found] ?? replaced[found.slice(0, 1).toLowerCase() + found.slice(1)] ?? ''

let count = 0
for (const file of sources)
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
    for (const [found] of line.matchAll(anyOf)) {
      count += 1
      console.log(`${file}:${index + 1}: '${found}' is called ${wordFor(found)} now`)
    }

/** Searches and imports know old words; tests say what is not said. */
const isOnScreen = (file: string) => file.startsWith('packages/') && !/\.test\.tsx?$|keywords\.ts$|columns\.rules\.ts$/.test(file)

const replacedOf = (file: string) => {
  const source = readFileSync(file, 'utf8')
  return [...replacedTexts(source), ...(file.startsWith('packages/contract/') ? replacedSummaries(source) : [])]
}

for (const file of sources.filter(isOnScreen))
  for (const { text, instead } of replacedOf(file)) {
    count += 1
    console.log(`${file}: ${text} is said otherwise now: ${instead}`)
  }

process.exitCode = count > 0 ? 1 : 0
