import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'

export type Directory = Omit<LibraryDirectory, 'children'>

/** A tree as one list, each before what lies in it. */
export const flatten = (directories: readonly LibraryDirectory[]): Directory[] =>
  directories.flatMap(({ children, ...directory }) => [directory, ...flatten(children)])

/** A directory and all that lies in it: none of them can become its parent. */
const withAllBelow = (directories: readonly Directory[], id: string): string[] => [
  id,
  ...directories.filter(({ parentId }) => parentId === id).flatMap((child) => withAllBelow(directories, child.id)),
]

/** Where a directory may be put. */
export const parentsFor = (directories: readonly Directory[], id: string | undefined): Directory[] => {
  const without = new Set(id === undefined ? [] : withAllBelow(directories, id))
  return directories.filter((one) => !without.has(one.id))
}

/** Behind all its siblings. */
export const nextPosition = (directories: readonly Directory[], parentId: string | null): number =>
  Math.max(-1, ...directories.filter((one) => one.parentId === parentId).map(({ position }) => position)) + 1
