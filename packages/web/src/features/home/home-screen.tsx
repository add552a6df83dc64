import { useState } from 'react'
import { PathLink } from '../../navigation/path-link.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { peoplePaths } from '../../paths/people.ts'
import { ServiceGroups } from '../../services/service-groups.tsx'
import { useServices } from '../../services/use-services.ts'
import { useShownUser } from '../../session/shown-user.ts'
import { useWords } from '../../words/words.ts'
import { greetingAt } from './greeting.ts'
import './home-screen.css'
import { homeWords } from './words.ts'

export default function HomeScreen() {
  const words = useWords(homeWords)
  const { name, schoolName } = useShownUser()
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const groups = useServices()
  return (
    <div className="home">
      <header className="home-greeting">
        <h1>{words[greeting](name)}</h1>
        <p>{schoolName}</p>
      </header>
      {groups.length > 0 ? (
        <ServiceGroups groups={groups} />
      ) : (
        <Empty says={words.noServices} action={<PathLink to={peoplePaths.my}>{words.toMy}</PathLink>} />
      )}
    </div>
  )
}
