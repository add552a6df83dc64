import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'
import { directoryOptions } from './directory-options.ts'

const directory = (id: string, name: string, nameEn: string, children: LibraryDirectory[] = []): LibraryDirectory => ({
  id,
  parentId: null,
  name,
  nameEn,
  nameTw: name,
  position: 0,
  fileCount: 0,
  children,
})

test('a tree of directories becomes lines that name the way to each', () => {
  const tree = [
    directory('a', '课程资料', 'Courses', [directory('b', '数学', 'Mathematics', [directory('c', '线性代数', '')])]),
    directory('d', '表格', 'Forms'),
  ]
  assert.deepEqual(directoryOptions(tree, 'en_US'), [
    { value: 'a', label: 'Courses' },
    { value: 'b', label: 'Courses / Mathematics' },
    { value: 'c', label: 'Courses / Mathematics / 线性代数' },
    { value: 'd', label: 'Forms' },
  ])
})
