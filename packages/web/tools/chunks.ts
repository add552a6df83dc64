import type { Rolldown } from 'vite'

/**
 * Left alone, the bundler makes a file of every few lines that two screens share, and the first screen asks for sixty.
 * What nearly every screen needs is one file; what the ways to the login share is another.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: (id) =>
      /ui[\\/]src[\\/](button|loading-dots|theme|words)[\\/]/.test(id) ||
      /web[\\/]src[\\/](api|chrome|feedback|navigation|paths|session|parts[\\/](choice|form|said-only|states|time))[\\/]/.test(id) ||
      /contract[\\/]src[\\/](account[\\/])?[\w-]+\.ts$/.test(id) ||
      /contract[\\/]src[\\/]school[\\/]login-page\.ts$/.test(id) ||
      /node_modules[\\/](@hookform|@tanstack|react-hook-form)[\\/]/.test(id),
    priority: 2,
  },
  {
    name: 'door',
    test: /(features[\\/]account[\\/](arrival|login|outside|passkeys|school)|parts[\\/](captcha|codes|language))[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]
