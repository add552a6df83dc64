// Plain JavaScript: a test may start a program under another Node, which reads this file as well.
import * as module from 'node:module'

const root = new URL('..', import.meta.url).href
const found = new Map()

/**
 * For test runs, which start the server a hundred times: three thousand files import each other, and for every import Node looks for the
 * file, the package it belongs to and links on the way. Our own files name each other exactly, and what a package is does not change.
 */
const resolve = (specifier, context, next) => {
  const { parentURL = '', conditions } = context
  if (!parentURL.startsWith(root) || parentURL.includes('/node_modules/') || !conditions.includes('import')) return next(specifier, context)
  if (specifier.startsWith('.'))
    return specifier.endsWith('.ts')
      ? { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context)
  const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
  found.set(specifier, known)
  return known
}

module.registerHooks?.({ resolve })
