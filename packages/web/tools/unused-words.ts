import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const source = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

interface Texts {
  readonly file: string
  readonly keys: readonly string[]
}

const parse = (file: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/** `const nameWords = wordsOf({ key: … })`: the name and its keys. */
const textsIn = (file: string, tree: ts.SourceFile) => {
  const found: [name: string, texts: Texts][] = []
  walk(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return
    const [argument] = node.initializer.arguments
    if (node.initializer.expression.getText() !== 'wordsOf' || !argument || !ts.isObjectLiteralExpression(argument)) return
    const keys = argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
    found.push([node.name.getText(), { file, keys }])
  })
  return found
}

const spokenBy = (node: ts.VariableDeclaration) => {
  const given = node.initializer && ts.isCallExpression(node.initializer) ? node.initializer : undefined
  return given?.expression.getText() === 'useWords' ? given.arguments[0]?.getText() : undefined
}

/** Every name a file reads from something (`x.key`, `{ key } = x`, `x['key']`), every identifier it mentions, and the texts it picks by a computed key. */
const mentionsIn = (tree: ts.SourceFile) => {
  const mentioned = new Set<string>()
  const read = new Set<string>()
  const picked = new Set<string>()
  const spoken = new Map<string, string>()
  walk(tree, (node) => {
    const texts = ts.isVariableDeclaration(node) ? spokenBy(node) : undefined
    if (ts.isVariableDeclaration(node) && texts) spoken.set(node.name.getText(), texts)
    if (ts.isElementAccessExpression(node)) picked.add(spoken.get(node.expression.getText()) ?? node.expression.getText())
    if (ts.isPropertyAccessExpression(node)) read.add(node.name.text)
    else if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText())
    else if (ts.isStringLiteral(node)) read.add(node.text)
    else if (ts.isIdentifier(node)) mentioned.add(node.text)
  })
  return { mentioned, read, picked }
}

const files = globSync('{ui,web,kiosk}/src/**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
const trees = files.map((file) => [file, parse(file)] as const)
const texts = trees.flatMap(([file, tree]) => textsIn(file, tree))
const mentions = trees.map(([, tree]) => mentionsIn(tree))
if (texts.length === 0) throw new Error('No texts were found: this check no longer reads the sources')

const unused = texts.flatMap(([name, { file, keys }]) => {
  const readers = mentions.filter(({ mentioned }) => mentioned.has(name))
  if (readers.some(({ picked }) => picked.has(name))) return []
  return keys.filter((key) => !readers.some(({ read }) => read.has(key))).map((key) => `${file}: ${name}.${key} is not used`)
})
if (unused.length > 0) {
  console.error(unused.join('\n'))
  process.exitCode = 1
}
