import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { path } from '@campus/contract/paths/path.ts'
import type { Role } from '@campus/contract/roles.ts'
import { doing, draw, shows, type } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StarOutline } from 'antd-mobile-icons'
import { ConsoleMenu } from '../console/frame/console-menu.tsx'
import { consoleScreen, managersToo } from '../console/menu/console-screen.ts'
import { menuSections } from '../console/menu/sections.ts'
import { defineFeature } from '../features/feature.ts'
import { messagesConsole } from '../features/messages/console/feature.ts'
import { messagesFeature } from '../features/messages/feature.ts'
import { peopleFeature } from '../features/people/feature.ts'
import { findServices } from '../launcher/find-services.ts'
import { loadKeywords } from '../launcher/registered-tiles.ts'
import { ServiceTiles } from '../launcher/service-tile.tsx'
import { useOffered } from '../launcher/use-services.ts'
import { allScreensKnown, findScreen, registerScreens } from '../navigation/registry.ts'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { registerFeatures } from './register-features.ts'

const lostItems = path('/pages/lost/items')
const lostItem = path('/pages/lost/item')

const LostItems = () => <p>Umbrella</p>
const load = async () => ({ default: LostItems })

/** An area that the app knows nothing of. */
const lostPropertyFeature = defineFeature({
  area: 'lost-property',
  screens: [
    consoleScreen(lostItems, ['失物', 'Lost items', '失物'], load, managersToo),
    consoleScreen(lostItem, ['失物详情', 'Lost item', '失物詳情'], load, managersToo),
  ],
  tiles: [
    {
      name: 'lost-items',
      group: 'office',
      order: 3045,
      path: lostItems,
      title: ['失物招领', 'Lost property', '失物招領'],
      spelling: 'shi wu zhao ling',
      icon: StarOutline,
    },
  ],
  keywords: async () => ({ keywords: { 'lost-items': [['雨伞', 'umbrella', '雨傘', 'yu san']] } }),
  consoleMenu: [
    {
      path: lostItems,
      section: menuSections.communication,
      order: 5,
      details: [lostItem],
      waiting: 'lost_items',
    },
    { path: lostItem, section: { title: ['失物', 'Lost property', '失物'], order: 15 }, order: 10 },
  ],
})

const logIn = (...roles: Role[]) =>
  changeSession(() => ({
    ...parseSession(null),
    token: 'T1',
    language: 'en_US',
    user: {
      uid: '0190a0de-0000-7000-8000-000000000001',
      name: '李明',
      schoolId: '0190a0de-0000-7000-8000-000000000002',
      schoolName: '示范大学',
      xuehao: '',
      avatar: '',
      roles,
      displayMode: 'system',
    },
  }))

before(async () => {
  registerScreens(
    [],
    async () => registerFeatures([messagesFeature, peopleFeature]),
    async () => registerFeatures([messagesConsole, lostPropertyFeature]),
  )
  await allScreensKnown()
})
beforeEach(() => logIn('manager'))

const work = new Map([['lost_items', { kind: 'lost_items', count: 3, oldestAt: null, dueAt: null }]] as const)

const press = (place: HTMLElement, name: string) =>
  doing(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

function Launcher() {
  return <ServiceTiles services={useOffered()} badgeOf={() => 0} />
}

test('the screen of an added area is found', async () => {
  const { default: Screen } = (await findScreen(lostItems.address)?.load()) ?? {}
  assert.equal(Screen, LostItems)
})

test('its tile stands at its place among those of the other areas, for those who may open its screen', async (t) => {
  const place = await draw(
    t,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Launcher />
    </QueryClientProvider>,
  )
  assert.match(place.textContent ?? '', /New announcement.*Lost property.*Contacts/)
  await doing(() => logIn('student'))
  assert.doesNotMatch(place.textContent ?? '', /Lost property/)
})

test('its tile is found by what else people call it', async () => {
  const tiles = lostPropertyFeature.tiles ?? []
  assert.deepEqual(findServices(tiles, 'umbrella', await loadKeywords()), tiles)
})

test('the menu of the administration has its entry, what waits behind it, and its own section', async (t) => {
  const place = await draw(t, <ConsoleMenu current={lostItems} work={work} />)
  await shows(place, /Lost items3/)
  assert.match(place.textContent ?? '', /Lost propertyLost item.*CommunicationLost items.*Announcements/)
  assert.match(place.querySelector('[aria-current=page]')?.textContent ?? '', /Lost items/)
})

test('the menu can be narrowed by a word, and folded so that the entry one is at stays in sight', async (t) => {
  const place = await draw(t, <ConsoleMenu current={lostItems} work={work} />)
  const entries = () => [...place.querySelectorAll('a')].map(({ textContent }) => textContent)
  const filter = place.querySelector('input')
  assert.ok(filter)
  await type(filter, 'gong gao')
  assert.deepEqual(entries(), ['Announcements'])
  await type(filter, 'umbrella')
  await shows(place, /Lost items/)
  await type(filter, 'nothing like that')
  assert.match(place.textContent ?? '', /No matching entries/)
  await type(filter, '')
  const all = entries().length
  await press(place, 'Collapse all')
  assert.deepEqual(entries(), ['Lost items33 waiting'])
  const again = await draw(t, <ConsoleMenu current={lostItems} work={work} />)
  assert.equal(again.querySelectorAll('a').length, 1)
  await press(again, 'Communication')
  assert.ok(again.querySelectorAll('a').length > 1)
  await press(place, 'Expand all')
  assert.equal(entries().length, all)
})
