import { person } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { useSession } from '../../../../session/use-session.ts'
import { useWholeAdmin } from '../../../../session/use-whole-admin.ts'
import { turnWords } from '../people/turn-words.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { ChangePersonDialog } from './change-person-dialog.tsx'
import { AccountCard, RecordCard, RolesCard } from './person-cards.tsx'
import { PersonParts } from './person-parts.tsx'
import { ResetFactorDialog, ResetPersonDialog } from './reset-person-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { TurnPersonDialog } from './turn-person-dialog.tsx'
import { personWords } from './words.ts'

type Shown = OutputOf<typeof person>
type Action = 'change' | 'roles' | 'turn' | 'agent' | 'reset' | 'resetFactor'

const dialogs = {
  change: ChangePersonDialog,
  roles: RolesDialog,
  turn: TurnPersonDialog,
  agent: AgentDialog,
  reset: ResetPersonDialog,
  resetFactor: ResetFactorDialog,
}

function Person({ person }: { readonly person: Shown }) {
  const words = useWords(personWords)
  const { disable, enable } = useWords(turnWords)
  const user = useSession('user')
  const [action, setAction] = useState<Action>()
  const isAdmin = user?.roles.includes('admin') ?? false
  const isWhole = useWholeAdmin()
  // What one does to an account, one cannot do to one's own: nobody should lock themselves out.
  const isAnother = user?.uid !== person.id
  const Dialog = action && dialogs[action]
  return (
    <div className="console-columns">
      <RecordCard person={person} action={isAdmin && <Button onClick={() => setAction('change')}>{words.change}</Button>} />
      <div className="console-column">
        <RolesCard
          person={person}
          action={
            isWhole &&
            isAnother &&
            person.userType === 'teacher' && (
              <Button size="small" onClick={() => setAction('roles')}>
                {words.setRoles}
              </Button>
            )
          }
        />
        <AccountCard
          person={person}
          action={
            isAdmin &&
            isAnother && (
              <div className="console-buttons">
                <Button onClick={() => setAction('agent')}>{person.isAgent ? words.agentOff : words.agentOn}</Button>
                {isWhole && <Button onClick={() => setAction('reset')}>{words.reset}</Button>}
                {isWhole && person.hasSecondFactor && <Button onClick={() => setAction('resetFactor')}>{words.resetFactor}</Button>}
                <Button color={person.state === 'active' ? 'danger' : 'primary'} fill="outline" onClick={() => setAction('turn')}>
                  {person.state === 'active' ? disable : enable}
                </Button>
              </div>
            )
          }
        />
      </div>
      {Dialog && <Dialog person={person} onClose={() => setAction(undefined)} />}
    </div>
  )
}

export default function PersonScreen() {
  const words = useWords(personWords)
  const language = useLanguage()
  const { id } = useQueryOf(consolePaths.person)
  const read = useRead(person, { id: id ?? '' }, { enabled: id !== undefined })
  return (
    <ConsoleFrame screen={consolePaths.person} title={read.data && personNameIn(read.data, language)}>
      {id === undefined ? (
        <Empty t={words.noSuch} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              <Person person={shown} />
              <PersonParts person={shown} />
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
