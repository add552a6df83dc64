import { PathLink } from '../navigation/path-link.tsx'
import { useSay } from '../words/words.ts'
import './service-groups.css'
import { type Service, type ServiceGroup, serviceGroups } from './services.ts'

interface ServiceGroupsProps {
  readonly groups: readonly (readonly [ServiceGroup, readonly Service[]])[]
}

/** Tiles by what people want. */
export function ServiceGroups({ groups }: ServiceGroupsProps) {
  const say = useSay()
  return (
    <div className="service-groups">
      {groups.map(([group, services]) => (
        <section className={`service-group service-${group}`} key={group} aria-labelledby={`services-${group}`}>
          <h2 id={`services-${group}`}>{say(serviceGroups[group])}</h2>
          <ul>
            {services.map(({ path, title, icon: Icon }) => (
              <li key={path.address}>
                <PathLink to={path} className="service">
                  <span className="service-icon" aria-hidden="true">
                    <Icon />
                  </span>
                  {say(title)}
                </PathLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
