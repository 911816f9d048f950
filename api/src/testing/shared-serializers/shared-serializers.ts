import { type RouteDefinition, type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/** Fastify's own compiler. The API neither adds schemas for references nor sets options of it. */
const compile = SerializerSelector()({}, {})
const compiled = new Map<string, Serializer>()

/** Options of an app that compiles only those response schemas that no other app of this worker has compiled. */
export const sharedSerializers = {
  schemaController: {
    compilersFactory: {
      buildSerializer: () => (route: RouteDefinition) => {
        // By text, because many routes make their schemas when an app is built.
        const schema = JSON.stringify(route.schema)
        const serializer = compiled.get(schema) ?? compile(route)
        compiled.set(schema, serializer)
        return serializer
      },
    },
  },
}
