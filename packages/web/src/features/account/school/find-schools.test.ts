import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { SchoolNode } from '@campus/contract/school/schools.ts'
import { findSchools, schoolsIn } from './find-schools.ts'

const node = (kind: SchoolNode['kind'], names: readonly [string, string, string], children: SchoolNode[] = []): SchoolNode => ({
  id: randomUUID(),
  parentId: null,
  kind,
  name: names[0],
  nameEn: names[1],
  nameTw: names[2],
  children,
})

const demo = node('school', ['示范大学', 'Demo University', '示範大學'])
const south = node('school', ['南方学院', 'South College', '南方學院'])
const city = node('region', ['市区', 'City', '市區'], [demo])
const tree = [node('region', ['全省', 'Province', '全省'], [city, south])]

test('every school of the tree is found with the regions it belongs to', () => {
  assert.deepEqual(
    schoolsIn(tree).map(({ school, regions }) => [school.name, regions.map(({ name }) => name)]),
    [
      ['示范大学', ['全省', '市区']],
      ['南方学院', ['全省']],
    ],
  )
})

test('a school is found by a part of its name in any language, in any case', () => {
  for (const search of ['示范', 'demo', 'UNIV', '示範', '  demo '])
    assert.deepEqual(
      findSchools(tree, search).map(({ school }) => school.id),
      [demo.id],
      search,
    )
  assert.equal(findSchools(tree, '北方').length, 0)
  assert.equal(findSchools(tree, '').length, 2)
})

test('the name of a region alone finds no school', () => {
  assert.equal(findSchools(tree, 'Province').length, 0)
})
