import { shellPaths } from '@campus/contract/paths/shell.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useChosenLocation } from '../../domain/map/chosen-location.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { playgroundWords } from './words.ts'

export function LocationTrial() {
  const words = useWords(playgroundWords)
  const chosen = useChosenLocation('playground')
  return (
    <p>
      {words.location}:{' '}
      {chosen && (
        <PathLink to={shellPaths.openLocation} query={chosen}>
          {chosen.name}
        </PathLink>
      )}{' '}
      <PathLink to={shellPaths.chooseLocation} query={{ purpose: 'playground' }}>
        {words.chooseLocation}
      </PathLink>
    </p>
  )
}
