import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { CallShape } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { allRoutes } from './modules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const keyOf = ({ method, path }: CallShape) => `${method} ${path}`

/** Another address of the specification for the same step: the screens take the one behind the arrow. */
const sameService: Readonly<Record<string, string>> = {
  'GET /openOAApi/getContactList': 'GET /system/user/tree',
  'GET /openOAApi/getTaskList': 'GET /flowable/process/v2/todoList',
  'GET /system/user/searchTreeUser': 'GET /system/user/search',
  'GET /system/user/treeListUser': 'GET /system/user/tree',
  'POST /account/saveRegByValidCode': 'POST /openApi/register',
  'POST /tcyApi/addAuditPayLog': 'POST /my/orders/pay',
  'POST /tcyApi/optionSubmit': 'POST /tcyApi/addEvaluationInfo',
}

/** What the screens take instead: a call whose answer holds the same, or that does the same in another form. See decision 0067. */
const taken: Readonly<Record<string, string>> = {
  'GET /account/getFpValidCode': 'POST /openApi/sendCode',
  'GET /account/getRegValidCode': 'POST /openApi/sendRegisterCode',
  'GET /basic/photo/selectAllPhotoListByUserId/{id}': 'GET /tcyApi/getStudentPhotoInfo',
  'GET /cms/getTemplateList': 'GET /tcyApi/getAPPTemplateList',
  'GET /flowable/process/leader/level': 'POST /flowable/process/getNextNodeUser',
  'GET /flowable/process/leader/to/level': 'POST /flowable/process/getNextNodeUser',
  'GET /flowable/process/sign': 'GET /tcyApi/signature/getUserSignatureInfo',
  'GET /flowable/wfModels/group/list': 'GET /openOAApi/apply_init',
  'GET /flowable/wfModels/sub/group/list': 'GET /console/approval/processes',
  'GET /openApi/getSchoolKeyId': 'GET /openApi/school/treelist',
  'GET /openApi/userTypeList': 'GET /openApi/login_init',
  'GET /openOAApi/getAgencyProcessList': 'GET /flowable/process/v2/todoList',
  'GET /openOAApi/getLoginUser': 'GET /openOAApi/getProcessForm',
  'GET /openOAApi/getMsgList': 'GET /tcyApi/msg/list_in_group',
  'GET /openOAApi/getProcessInfo': 'GET /flowable/process/progress/{a}/{b}',
  'GET /openOAApi/user/{id}': 'GET /tcyApi/user/contact_info',
  'GET /system/dept/getDeptByuser': 'GET /openOAApi/getProcessForm',
  'GET /tcyApi/api/getUserSignature': 'GET /tcyApi/signature/getUserSignatureInfo',
  'GET /tcyApi/getByAncestorsLike': 'GET /tcyApi/getCollegeDetailList',
  'GET /tcyApi/getClassList': 'GET /tcyApi/getCollegeDetailList',
  'GET /tcyApi/getCollegeList': 'GET /tcyApi/getCollegeDetailList',
  'GET /tcyApi/getDistanceMeter': 'GET /my/campus/places',
  'GET /tcyApi/getMajorList': 'GET /tcyApi/getCollegeDetailList',
  'GET /tcyApi/getSupplementFieldAndInfo': 'GET /tcyApi/getUserSupplementField',
  'GET /tcyApi/queryPrintTemplateType': 'GET /tcyApi/queryTemplateType',
  'GET /tcyApi/userRegister/uploadFiles': 'GET /tcyApi/userRegister/getInfo/{id}',
  'GET /wflow/model/detail/{id}': 'GET /openOAApi/getProcessForm',
  'POST /basic/fieldBind/getFieldBindList': 'GET /tcyApi/getSupplementField',
  'POST /flowable/wfModels/conditions/resolve': 'POST /flowable/process/getNextNodeUser',
  'POST /flowable/wfModels/deptLeader': 'POST /flowable/process/getNextNodeUser',
  'POST /flowable/wfModels/userByCduser': 'POST /console/approval/processes/try',
  'POST /flowable/wfModels/userByRoles': 'POST /flowable/process/getNextNodeUser',
  'POST /flowable/wfModels/userBySql': 'POST /console/approval/processes/try',
  'POST /openOAApi/approvalProcess': 'POST /flowable/process/handler',
  'POST /openOAApi/submitProcess': 'POST /flowable/wfModels/start/{id}',
  'POST /openOAApi/updateReadState': 'POST /msg/msgInfo/updateReadState',
  'POST /processOA/handler': 'POST /flowable/process/handler',
  'POST /system/school/getSchoolLoginInfo': 'GET /openApi/login_init',
  'POST /system/user/getUserList': 'GET /system/user/tree',
  'POST /tcyApi/identity/photoComparison': 'POST /tcyApi/identity/savePhoto',
  'POST /tcyApi/identity/photoGather': 'POST /tcyApi/identity/savePhoto',
  'POST /tcyApi/identity/photoQuality': 'POST /tcyApi/identity/savePhoto',
  'POST /tcyApi/queryUserTemplateType': 'GET /tcyApi/queryTemplateType',
  'POST /userCms/delShoppingCartByTemplateId/{id}': 'POST /tcyApi/delShoppingCart/{id}',
  'POST /userCms/updatePhoto': 'POST /tcyApi/identity/savePhoto',
}

/** No screen takes these, because they are for somebody else. */
const outside: Readonly<Record<string, string>> = {
  'GET /lacTeaching/animalBuyPlan/getAnimalTemplateUrl': 'For programs that fetch the table themselves; the screen opens its address.',
  'GET /openApi/getSchoolDetailInfo': 'For pages outside that link to a school.',
  'GET /openApi/getSchoolInfo': 'For pages outside that link to a school.',
  'GET /openEcApi/getServiceUrl': 'For programs that know one address of the installation and ask for the others.',
  'GET /tcyApi/queryDictData': 'For pages outside; who is logged in reads the same lists by their school.',
  'GET /wxLogin/wxCallBack': 'WeChat sends the browser there.',
  'POST /system/school/getSchoolInfo': 'For pages outside that link to a school.',
}

const specified = readFileSync(`${root}docs/specification/calls.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(1, 3).join(' '))

const isSource = (path: string) => !/node_modules|\/dist\/|\.test\.tsx?$|\/testing\//.test(path)
const importing = /import \{([^}]*)\} from '@campus\/contract\/([^']+)'/g

/** The calls that a client takes from the contract: an import that nothing uses does not pass the linter. */
const callsOfClients = async () => {
  const sources = globSync('packages/{web,kiosk,client}/{src,agent}/**/*.{ts,tsx}', { cwd: root }).filter(isSource)
  const imported = new Map<string, Set<string>>()
  for (const source of sources)
    for (const [, names = '', file = ''] of readFileSync(`${root}${source}`, 'utf8').matchAll(importing)) {
      const known = imported.get(file) ?? new Set()
      for (const name of names.split(',')) if (!name.trim().startsWith('type ')) known.add(name.trim().split(' as ')[0] ?? '')
      imported.set(file, known)
    }
  const served = new Set<unknown>(calls)
  const found = new Set<string>()
  for (const [file, names] of imported) {
    const declared: Readonly<Record<string, unknown>> = await import(`@campus/contract/${file}`)
    for (const name of names) if (served.has(declared[name])) found.add(keyOf(declared[name] as CallShape))
  }
  return found
}

test('a screen takes every call of the specification, or it is known why none does', async () => {
  const used = await callsOfClients()
  assert.ok(used.size > 600, `only ${used.size} calls were found in the clients`)
  const known = { ...sameService, ...taken, ...outside }
  assert.deepEqual(
    specified.filter((key) => !used.has(key) && !Object.hasOwn(known, key)),
    [],
    'no screen takes them any more',
  )
  for (const [key, instead] of Object.entries({ ...sameService, ...taken })) assert.ok(used.has(instead), `${key}: ${instead}`)
  for (const key of Object.keys(known)) assert.ok(specified.includes(key), `${key} is not in the specification`)
  assert.deepEqual(
    Object.keys(known).filter((key) => used.has(key)),
    [],
    'a screen takes them now: they need no reason',
  )
})

test('two addresses of one step are one service', () => {
  const handlers = new Map(allRoutes.map(({ call, handle }) => [keyOf(call), handle]))
  for (const [key, other] of Object.entries(sameService)) {
    assert.ok(handlers.has(key), key)
    assert.equal(handlers.get(key), handlers.get(other), key)
  }
})
