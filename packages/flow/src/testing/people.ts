import type { Candidate, Lookup } from '../engine/people.ts'
import { nodeId } from './build-process.ts'

export interface TestPeople {
  /** By short id of the node. */
  readonly nodes?: Readonly<Record<string, readonly (string | Candidate)[]>>
  readonly administrators?: readonly string[]
  readonly inactive?: readonly string[]
  readonly deputies?: Readonly<Record<string, string>>
  readonly leaders?: Readonly<Record<string, string>>
  readonly units?: Readonly<Record<string, readonly string[]>>
}

/** A small school: everybody who is not inactive is active. */
export const peopleOf = ({
  nodes = {},
  administrators = ['admin'],
  inactive = [],
  deputies = {},
  leaders = {},
  units = {},
}: TestPeople): Lookup => {
  const candidate = (person: string | Candidate, rule: Candidate['why']['rule']): Candidate => {
    if (typeof person !== 'string') return person
    const deputy = deputies[person]
    return { person, isActive: !inactive.includes(person), ...(deputy !== undefined && { deputy }), why: { rule } }
  }
  const byNode = new Map(Object.entries(nodes).map(([id, people]) => [nodeId(id), people]))
  return {
    people: (request) => {
      if (request.kind === 'node') return [...(byNode.get(request.nodeId) ?? request.picked)].map((each) => candidate(each, 'ASSIGN_USER'))
      if (request.kind === 'persons') return request.ids.map((id) => candidate(id, 'ASSIGN_USER'))
      if (request.kind === 'administrators') return administrators.map((id) => candidate(id, 'ADMINISTRATOR'))
      const leader = leaders[request.of]
      return leader === undefined ? [] : [candidate(leader, 'LEADER')]
    },
    unitsAbove: (unit) => units[unit] ?? [unit],
    unitsOf: (person) => units[person] ?? [],
    holds: (rule) => rule === 'true',
  }
}
