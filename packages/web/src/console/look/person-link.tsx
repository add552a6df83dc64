import { consolePaths } from '@campus/contract/paths/console.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useSession } from '../../session/use-session.ts'

interface PersonLinkProps {
  readonly id: string
  readonly name: string
  readonly number: string
}

/** Somebody by name and number, with the way to them for those who may look after people. */
export function PersonLink({ id, name, number }: PersonLinkProps) {
  const roles = useSession('user')?.roles ?? []
  const text = `${name} · ${number}`
  if (!roles.includes('admin') && !roles.includes('manager')) return text
  return (
    <PathLink to={consolePaths.person} query={{ id }}>
      {text}
    </PathLink>
  )
}
