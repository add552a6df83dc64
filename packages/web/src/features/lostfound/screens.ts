import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import type { Screen } from '../../navigation/screen.ts'

export const lostFoundScreens: readonly Screen[] = [
  {
    path: lostFoundPaths.items,
    load: () => import('./list/lost-found-screen.tsx'),
    guard: 'user',
    title: ['失物招领', 'Lost and found', '失物招領'],
    layout: 'bar',
  },
  {
    path: lostFoundPaths.post,
    load: () => import('./post/post-screen.tsx'),
    guard: 'user',
    title: ['发布失物招领', 'Post an item', '發布失物招領'],
    layout: 'bar',
  },
  {
    path: lostFoundPaths.item,
    load: () => import('./item/item-screen.tsx'),
    guard: 'user',
    title: ['失物招领', 'Lost and found', '失物招領'],
    layout: 'bar',
  },
]
