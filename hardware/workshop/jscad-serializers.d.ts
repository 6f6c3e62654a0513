/** The serializers bring no types. */
declare module '@jscad/stl-serializer' {
  /** The parts of a binary STL one after the other. */
  export function serialize(options: { readonly binary: true }, ...objects: readonly object[]): ArrayBuffer[];
}

declare module '@jscad/3mf-serializer' {
  /** One text: the model of a 3MF package. */
  export function serialize(
    options: { readonly unit: 'millimeter'; readonly metadata: false; readonly compress: false },
    ...objects: readonly object[]
  ): [string];
}
