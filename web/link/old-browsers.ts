/** What libraries use and browsers of 2019 do not have; imported before them. */
const has = Object.prototype.hasOwnProperty;

if (!('hasOwn' in Object)) {
  Object.defineProperty(Object, 'hasOwn', {
    value: (object: object, key: PropertyKey) => has.call(object, key),
  });
}
