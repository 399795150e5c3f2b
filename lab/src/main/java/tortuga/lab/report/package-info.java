/// What the laboratory found, drawn for people: as text for a terminal, or as a page.
@NullMarked
package tortuga.lab.report;

import org.jspecify.annotations.NullMarked;
