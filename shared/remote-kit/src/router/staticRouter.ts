/** The router of one page that is rendered on the server; it is never part of what browsers load. */
export { StaticRouter } from 'react-router-dom';
