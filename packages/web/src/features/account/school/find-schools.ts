import type { SchoolNode } from '@campus/contract/school/schools.ts'

export interface FoundSchool {
  readonly school: SchoolNode
  /** The regions it lies in, the widest first. */
  readonly regions: readonly SchoolNode[]
}

export const schoolsIn = (nodes: readonly SchoolNode[], regions: readonly SchoolNode[] = []): FoundSchool[] =>
  nodes.flatMap((node) => (node.kind === 'school' ? [{ school: node, regions }] : schoolsIn(node.children, [...regions, node])))

/** By any of its three names: who reads English may still know the school by its Chinese name. */
export const findSchools = (nodes: readonly SchoolNode[], search: string): FoundSchool[] => {
  const wanted = search.trim().toLowerCase()
  return schoolsIn(nodes).filter(({ school }) =>
    [school.name, school.nameEn, school.nameTw].some((name) => name.toLowerCase().includes(wanted)),
  )
}
